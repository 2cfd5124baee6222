/** A card that is drawn to the middle of the table with the pointer. What happens there is asked of its holder. */
import type { Attachment } from "svelte/attachments";

const FAR = 12; // pixels before it counts as drawing, not as a click

interface Drag {
  enabled: () => boolean;
  begin: () => void;
  end: (inMiddle: boolean) => void;
}

export function drag({ enabled, begin, end }: Drag): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && enabled()) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };

    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < FAR) return;
      if (!moving) {
        moving = true;
        card.setPointerCapture(from.id);
        begin();
      }
      const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
      card.style.translate = `${x / zoom}px ${y / zoom}px`;
    };

    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      if (!moving) return;
      moving = false;
      card.style.translate = "";
      swallowClick();
      const well = document.querySelector("[data-drop]")?.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      const inside = !!well && x > well.left && x < well.right && y > well.top && y < well.bottom;
      end(event.type === "pointerup" && inside);
    };

    // The click that follows a drag is none.
    const swallowClick = (): void => {
      const swallow = (event: Event): void => event.stopPropagation();
      card.addEventListener("click", swallow, { capture: true, once: true });
      window.setTimeout(() => card.removeEventListener("click", swallow, { capture: true }), 50);
    };

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", up);
    return () => {
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", up);
    };
  };
}
