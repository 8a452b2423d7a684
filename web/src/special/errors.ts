import "./errors.css";
import { readErrorAddress } from "../ui/errorAddress";
import { fillMessage } from "../ui/fillMessage";
import { findError } from "./showError";

const address = readErrorAddress(location.search);
const page = findError(document.body, address);
if (page !== null) location.replace(page);

const message = document.querySelector<HTMLElement>("[data-error]");
if (message !== null) fillMessage(message, address);
