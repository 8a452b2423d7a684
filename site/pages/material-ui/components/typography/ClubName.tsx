import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

export default function ClubName() {
  return (
    <ButtonBase
      focusRipple
      sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}
    >
      <Typography
        variant="h6"
        component="span"
        classes={{ root: 'club' }}
        sx={{ '&.club': { fontWeight: 300 } }}
      >
        Rowing club{' '}
        <Typography
          variant="inherit"
          component="strong"
          sx={{ fontWeight: 700 }}
        >
          Northwind
        </Typography>
      </Typography>
    </ButtonBase>
  );
}
