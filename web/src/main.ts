// Later styles may rest on earlier ones: their order counts.
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/live.css";
import "./styles/shared.css";
import "./styles/lobby.css";
import "./styles/dialog.css";
import "./styles/rules.css";
import "./styles/learn.css";
import "./styles/replay.css";
import "./styles/puzzles.css";
import "./styles/operator.css";
import "./styles/evenings.css";
import "./styles/small.css";
import "./styles/phone.css";
import { mount } from "svelte";
import App from "./App.svelte";
import sheet from "./sheet.svg?raw";

// All symbols once in the document: every <use> finds them there.
document.body.insertAdjacentHTML("afterbegin", sheet);
mount(App, { target: document.body });
