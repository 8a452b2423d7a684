import "./changes.client.css";
import { startChanges } from "./startChanges.client";
import { changesAddress } from "../browser/markup";

const changes = document.querySelector<HTMLElement>(`[${changesAddress}]:has(select)`);
if (changes !== null) startChanges(changes);
