/** The drawings on the games' boxes, put into the document once for whoever shows them. */
import drawings from "./boxes.svg?raw";

export function unpackBoxes(): void {
  if (document.getElementById("drawings")) return;
  document.body.insertAdjacentHTML("afterbegin", drawings);
  document.body.firstElementChild?.setAttribute("id", "drawings");
  document.body.firstElementChild?.classList.add("symbols");
}
