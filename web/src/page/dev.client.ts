/** The script of every page while a site is written: React Fast Refresh first, then the page's own. */
import "@vitejs/plugin-react/preamble";
import "./everyPage.client";
import "./livePage.client";
