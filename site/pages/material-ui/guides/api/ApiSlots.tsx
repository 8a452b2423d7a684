import Alert from '@mui/material/Alert';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';

export default function ApiSlots() {
  return (
    <Alert
      onClose={() => undefined}
      closeText="Archive"
      slots={{ closeIcon: ArchiveIcon }}
      slotProps={{
        message: { sx: { fontWeight: 500 } },
        closeButton: { color: 'success' },
      }}
    >
      Backup of the order archive is complete
    </Alert>
  );
}
