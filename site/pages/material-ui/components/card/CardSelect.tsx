import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

const reports = ['Sales', 'Traffic', 'Costs', 'Refunds'];

const tile = {
  color: 'text.secondary',
  '& svg': { visibility: 'hidden' },
  '&[aria-pressed="true"]': {
    color: 'text.primary',
    bgcolor: 'action.selected',
    '& svg': { visibility: 'visible', color: 'primary.main' },
  },
};

export default function CardSelect() {
  const [chosen, setChosen] = useState(['Sales', 'Costs']);

  const toggle = (report: string) =>
    setChosen(
      chosen.includes(report)
        ? chosen.filter((other) => other !== report)
        : [...chosen, report],
    );

  return (
    <Box
      role="group"
      aria-label="Reports to include"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: '1fr 1fr',
      }}
    >
      {reports.map((report) => (
        <Card key={report} variant="outlined">
          <CardActionArea
            aria-pressed={chosen.includes(report)}
            onClick={() => toggle(report)}
            sx={tile}
          >
            <CardContent sx={{ display: 'flex', gap: 1 }}>
              <Typography component="span" sx={{ flex: 1 }}>
                {report}
              </Typography>
              <CheckCircleIcon />
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
