import Box from '@mui/joy/Box';
import { Features } from './Features';
import { Hero } from './Hero';
import { Newsletter } from './Newsletter';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { Testimonials } from './Testimonials';

export default function WebBlocksScreen() {
  return (
    <Box sx={{ '& section[id]': { scrollMarginBlockStart: '56px' } }}>
      <SiteHeader />
      <main>
        <Hero />
        <Features />
        <Pricing />
        <Testimonials />
        <Questions />
        <Newsletter />
      </main>
      <SiteFooter />
    </Box>
  );
}
