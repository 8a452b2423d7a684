import Table from '@mui/joy/Table';

const checks = [
  { name: 'Unit tests', state: 'Passed', color: 'success' },
  { name: 'Preview', state: 'Waiting', color: 'warning' },
  { name: 'Type check', state: 'Failed', color: 'danger' },
] as const;

export default function TableCellVariants() {
  return (
    <Table
      aria-label="Checks"
      sx={(theme) => ({
        '& thead th': theme.variants.solid.neutral,
        '& [data-color="success"]': theme.variants.soft.success,
        '& [data-color="warning"]': theme.variants.soft.warning,
        '& [data-color="danger"]': theme.variants.soft.danger,
      })}
    >
      <thead>
        <tr>
          <th>Check</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ name, state, color }) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-color={color}>{state}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
