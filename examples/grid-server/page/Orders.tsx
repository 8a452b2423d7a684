import { useMemo, useState } from "react";
import Alert from "@mui/material/Alert";
import { DataGrid } from "@mui/x-data-grid";
import type { GridColDef } from "@mui/x-data-grid";
import { dataSourceOf } from "./dataSource";

const columns: readonly GridColDef[] = [
  { field: "id", headerName: "Order", type: "number", width: 90 },
  { field: "customer", headerName: "Customer", width: 160, editable: true },
  { field: "quantity", headerName: "Quantity", type: "number", width: 110, editable: true },
  { field: "total", headerName: "Total", type: "number", width: 110 },
  { field: "ordered", headerName: "Ordered", type: "date", width: 120, valueGetter: dayOf },
];

/** A day that came as text, at its beginning where the reader is. */
function dayOf(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00`);
}

/** Orders in pages, whose quantities can be edited. */
export function Orders({ server }: { readonly server: string }) {
  const dataSource = useMemo(() => dataSourceOf(server, "orders"), [server]);
  const [message, setMessage] = useState("");
  return (
    <>
      {message && <Alert severity="error">{message}</Alert>}
      <DataGrid
        label="Orders"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25, 50]}
        showToolbar
      />
    </>
  );
}
