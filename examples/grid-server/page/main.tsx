import { StrictMode } from "react";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { Employees } from "./Employees";
import { Orders } from "./Orders";
import { Statuses } from "./Statuses";

type Grid = ComponentType<{ readonly server: string }>;

const grids: Readonly<Record<string, Grid>> = {
  orders: Orders,
  employees: Employees,
  statuses: Statuses,
};
const asked = new URLSearchParams(location.search);
const server = asked.get("server") ?? "http://127.0.0.1:8010";
const Shown = grids[asked.get("grid") ?? ""] ?? Orders;

createRoot(document.querySelector("#root") as HTMLElement).render(
  <StrictMode>
    <Shown server={server} />
  </StrictMode>,
);
