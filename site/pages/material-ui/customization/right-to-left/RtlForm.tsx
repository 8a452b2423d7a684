import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import RightToLeft from './RightToLeft';

export default function RtlForm() {
  return (
    <RightToLeft>
      <Box dir="rtl" lang="ar" sx={{ width: '100%', maxWidth: 420 }}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Stack spacing={2}>
            <TextField label="الاسم" defaultValue="ليلى حداد" />
            <TextField label="المدينة" defaultValue="بيروت" />
            <FormControlLabel
              control={<Switch defaultChecked />}
              label="إشعارات البريد الإلكتروني"
            />
            <Stack direction="row" spacing={1}>
              <Button variant="contained">حفظ</Button>
              <Button>إلغاء</Button>
            </Stack>
          </Stack>
        </Paper>
      </Box>
    </RightToLeft>
  );
}
