import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalCloseSpecimen() {
  return (
    <ModalDialog
      component="div"
      size="sm"
      sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 210 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography level="title-md">Filters</Typography>
        <ModalClose sx={{ position: 'static' }} />
      </Stack>
    </ModalDialog>
  );
}
