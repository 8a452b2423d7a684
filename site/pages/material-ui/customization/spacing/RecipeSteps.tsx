import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const steps = [
  { title: 'Soak', text: 'Cover the beans with cold water overnight.' },
  { title: 'Simmer', text: 'Change the water and cook them for an hour.' },
  { title: 'Dress', text: 'Add oil, lemon and parsley while still warm.' },
];

export default function RecipeSteps() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        m: 0,
        p: 0,
        maxWidth: 440,
        listStyle: 'none',
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Box
          key={title}
          component="li"
          sx={{
            display: 'flex',
            gap: 2,
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Typography variant="h5" component="span" sx={{ mt: -0.5 }}>
            {index + 1}
          </Typography>
          <div>
            <Typography sx={{ mb: 0.5 }}>{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
