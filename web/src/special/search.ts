import { startSearchPage } from "../search/page";

startSearchPage(document);
