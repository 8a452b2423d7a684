import { useMemo } from "react";
import { DataGridPremium } from "@mui/x-data-grid-premium";
import type { GridColDef } from "@mui/x-data-grid-premium";
import { dataSourceOf } from "./dataSource";

const columns: readonly GridColDef[] = [
  { field: "status", headerName: "Status" },
  { field: "customer", headerName: "Customer", width: 160 },
  { field: "quantity", headerName: "Quantity", type: "number", width: 130 },
];

/** Orders grouped by their status, with the sum of their quantities. */
export function Statuses({ server }: { readonly server: string }) {
  const dataSource = useMemo(() => dataSourceOf(server, "orders"), [server]);
  return (
    <DataGridPremium
      label="Orders by status"
      columns={columns}
      dataSource={dataSource}
      aggregationFunctions={{ sum: {} }}
      initialState={{
        columns: { columnVisibilityModel: { status: false } },
        rowGrouping: { model: ["status"] },
        aggregation: { model: { quantity: "sum" } },
      }}
    />
  );
}
