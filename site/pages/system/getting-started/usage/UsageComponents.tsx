import Container from '@mui/system/Container';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid light-dark(#cbd5e1, #475569)',
  borderRadius: 8,
}));

export default function UsageComponents() {
  return (
    <Container maxWidth="sm">
      <Grid container spacing={2}>
        {['Ferry', 'Train'].map((name) => (
          <Grid key={name} size={{ xs: 12, sm: 6 }}>
            <Card>
              <Stack spacing={1}>
                <strong>{name}</strong>
                <span>Every 20 minutes</span>
              </Stack>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
