import type {
  GridGetRowsParams,
  GridGetRowsResponse,
  GridUpdateRowParams,
  GridValidRowModel,
} from "@mui/x-data-grid";

interface Answer extends GridGetRowsResponse {
  aggregateRow?: GridValidRowModel;
}

/** A data source for the server of this example; `table` is `orders` or `employees`. */
export function dataSourceOf(server: string, table: string) {
  return {
    getRows: (params: GridGetRowsParams) =>
      asked<Answer>(`${server}/${table}/rows`, "POST", params),
    updateRow: ({ rowId, updatedRow }: GridUpdateRowParams) =>
      asked<GridValidRowModel>(`${server}/${table}/${rowId}`, "PATCH", updatedRow),
    getGroupKey: (row: GridValidRowModel) => row.groupKey as string,
    getChildrenCount: (row: GridValidRowModel) => (row.descendantCount ?? 0) as number,
    getAggregatedValue: (row: GridValidRowModel, field: string) =>
      row[`${field}Aggregate`] as string,
  };
}

/** @throws an error with the server's own message, which says what to change */
async function asked<Result>(address: string, method: string, body: unknown): Promise<Result> {
  const response = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    const { message } = (await response.json()) as { message: string };
    throw new Error(message);
  }
  return (await response.json()) as Result;
}
