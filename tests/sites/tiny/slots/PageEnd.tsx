export default function PageEnd({ page }: { readonly page: { readonly title: string } }) {
  return <p className="s-prose">Do you know more about “{page.title}”? Tell the foresters.</p>;
}
