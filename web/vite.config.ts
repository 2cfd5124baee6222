import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/cutpurse/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // no data: addresses: every file has a name of its own
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
