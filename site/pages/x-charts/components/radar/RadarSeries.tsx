import { RadarChart } from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { fruit } from '../../../../families/x-charts/data/fruit';

export default function RadarSeries() {
  return (
    <RadarChart
      aria-label="What 100 grams of three kinds of fruit hold"
      direction="ltr"
      series={fruit.slice(0, 3).map((item) => ({
        label: item.name,
        data: [
          item.energy,
          item.carbohydrates,
          item.sugars,
          item.fiber,
          item.vitaminC,
        ],
      }))}
      radar={{
        metrics: [
          { name: 'Energy, kcal', max: 100 },
          { name: 'Carbs, g', max: 25 },
          { name: 'Sugars, g', max: 20 },
          { name: 'Fiber, g', max: 4 },
          { name: 'Vitamin C, mg', max: 60 },
        ],
        labelGap: 12,
      }}
      margin={{ left: 96, right: 96 }}
      colors={seriesColors}
      height={320}
    />
  );
}
