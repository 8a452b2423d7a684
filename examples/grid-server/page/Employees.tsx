import { useMemo } from "react";
import { DataGridPremium } from "@mui/x-data-grid-premium";
import type { GridColDef } from "@mui/x-data-grid-premium";
import { dataSourceOf } from "./dataSource";

const columns: readonly GridColDef[] = [
  { field: "title", headerName: "Title", width: 200 },
  { field: "salary", headerName: "Salary", type: "number", width: 160 },
];

/** Employees below their managers, with the salaries of all who are below. */
export function Employees({ server }: { readonly server: string }) {
  const dataSource = useMemo(() => dataSourceOf(server, "employees"), [server]);
  return (
    <DataGridPremium
      label="Employees"
      columns={columns}
      dataSource={dataSource}
      treeData
      initialState={{ aggregation: { model: { salary: "sum" } } }}
      aggregationFunctions={{ sum: {} }}
      groupingColDef={{ headerName: "Name", width: 260 }}
    />
  );
}
