/** The script of a document that shows one demo, while a site is written. */
import "@vitejs/plugin-react/preamble";
import "./standalone.client";
