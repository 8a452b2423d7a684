/** The script before the first paint while a site is written: it also keeps what is refused meanwhile. */
import { keepViolations } from "../dev/violations.client";
import "./prepaint.client";

keepViolations(document);
