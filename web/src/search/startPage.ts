import { startSearchPage } from "./page";

startSearchPage(document);
