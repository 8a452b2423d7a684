/** Stands for the `Provider.tsx` of families that have none. */
export { Plain as default } from "./provider";
