import { NoSsr } from '@mui/base/NoSsr';
import { ActivityMap } from './ActivityMap';
import '../../../../../families/base-ui/look/quiet.css';
import './activity.css';

export default function NoSsrDefer() {
  return (
    <section className="activity" aria-label="Support activity">
      <div className="quiet-row">
        <strong>Answers in 2025</strong>
        <span className="quiet-hint">1,204 in total</span>
      </div>
      <NoSsr defer fallback={<div className="activity-map" aria-busy="true" />}>
        <ActivityMap />
      </NoSsr>
    </section>
  );
}
