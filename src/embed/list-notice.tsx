/** Says what a list leaves out and why; nothing when it leaves out nothing. */
export const ListNotice = ({ notice }: { notice: string | undefined }) =>
  notice ? <p className="t:root t:pt-2 t:text-label t:text-muted">{notice}</p> : null;
