import "./styles/tokens.css";
import "./styles/parts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import sheet from "./sheet.svg?raw";

// All symbols once in the document: every <use> finds them there.
document.body.insertAdjacentHTML("afterbegin", sheet);
mount(App, { target: document.body });
