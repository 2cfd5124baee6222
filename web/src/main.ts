import { mount } from "svelte";
import App from "./App.svelte";
import sheet from "./sheet.svg?raw";
import "./styles/tokens.css";
import "./styles/parts.css";

// All symbols once in the document: every <use> finds them there.
document.body.insertAdjacentHTML("afterbegin", sheet);
mount(App, { target: document.body });
