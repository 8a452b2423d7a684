import "./errors.client.css";
import { readErrorAddress } from "./errorAddress";
import { fillMessage, findError } from "./errorPage.client";
import { errorMessage } from "./markup";

const address = readErrorAddress(location.search);
const page = findError(document.body, address);
if (page !== null) location.replace(page);

const message = document.querySelector<HTMLElement>(`[${errorMessage}]`);
if (message !== null) fillMessage(message, address);
