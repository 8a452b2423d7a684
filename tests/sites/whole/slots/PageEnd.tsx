import './PageEnd.css';

export default function PageEnd({ page }: { page: { title: string } }) {
  return <p className="page-end">More about {page.title} is in the forest.</p>;
}
