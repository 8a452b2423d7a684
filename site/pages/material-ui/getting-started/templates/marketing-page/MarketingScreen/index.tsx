import { Closing } from './Closing';
import { Faq } from './Faq';
import { Features } from './Features';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { Steps } from './Steps';

export default function MarketingScreen() {
  return (
    <>
      <SiteHeader />
      <main>
        <Hero />
        <Features />
        <Steps />
        <Pricing />
        <Faq />
        <Closing />
      </main>
      <SiteFooter />
    </>
  );
}
