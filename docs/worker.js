/* Search in the site when its pages are opened as files: a browser starts no worker there, so a frame stands in for it. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      this.hear = (event) => {
        if (event.source !== this.frame.contentWindow) return;
        const told = new MessageEvent("message", { data: event.data });
        this.onmessage?.(told);
        this.dispatchEvent(told);
      };
      window.addEventListener("message", this.hear);
      const inside = this.frame.contentDocument;
      inside.open();
      inside.write("<script>postMessage = (data) => parent.postMessage(data, '*')</script>");
      const script = inside.createElement("script");
      script.src = new URL(address, location.href).href;
      script.onload = () => {
        for (const data of this.waiting) this.hand(data);
        this.waiting = null;
      };
      inside.head.append(script);
      inside.close();
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.hand(data);
    }

    hand(data) {
      this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      window.removeEventListener("message", this.hear);
      this.frame.remove();
    }
  };
}
