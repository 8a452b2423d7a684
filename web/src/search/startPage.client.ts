import { startSearchPage } from "./page.client";

startSearchPage(document);
