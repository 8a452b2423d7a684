import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const rows = [{ id: 1, name: 'Ada' }];
const columns = [{ field: 'name', cellClassName: 'high' }];

function People(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 300 }}>
      <style>{'.high { padding-left: 33px }'}</style>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const padded = { '& .MuiDataGrid-cell': { py: '20px', lineHeight: 1.5 } };

export default [
  {
    lead: 'A style has no effect.',
    Failing: () => <People />,
    Fixed: () => <People sx={{ '& .high': { paddingLeft: '33px' } }} />,
    symptom: async (stage) => (await styleOf(stage, '.high')).paddingLeft !== '33px',
  },
  {
    lead: 'Padding in `sx` cuts the text.',
    Failing: () => <People sx={padded} />,
    Fixed: () => <People sx={padded} rowHeight={72} />,
    symptom: async (stage) => {
      const cell = await stage.find('.high');
      return cell.scrollHeight > cell.clientHeight && (await boxOf(stage, '.high')).height < 60;
    },
  },
] satisfies Pitfall[];
