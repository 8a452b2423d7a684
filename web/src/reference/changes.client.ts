import "./changes.client.css";
import { startChanges } from "./startChanges.client";

const changes = document.querySelector<HTMLElement>("[data-changes]:has(select)");
if (changes !== null) startChanges(changes);
