import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function GridLegacySpacing() {
  return (
    <GridLegacy
      container
      component="section"
      aria-label="Accounts"
      columns={6}
      direction={{ xs: 'column', sm: 'row' }}
      rowSpacing={1}
      columnSpacing={{ xs: 1, sm: 3 }}
    >
      {['Checking', 'Savings', 'Credit card'].map((account) => (
        <GridLegacy key={account} item sm={2}>
          <Paper sx={{ p: 2 }}>{account}</Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
