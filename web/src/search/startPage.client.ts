import { startSearchPage } from "./searchPage.client";

startSearchPage(document);
