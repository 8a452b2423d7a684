import { startIslands } from "./islands/loader";

startIslands(document);
