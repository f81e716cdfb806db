interface Read<Data> {
  isSuccess: boolean;
  isFetchedAfterMount: boolean;
  data: Data | undefined;
}

/** What a form begins with: the first answer that was asked for since it was opened. Whatever comes later changes nothing. */
export function firstRead<Data>(kept: Data | undefined, query: Read<Data>): Data | undefined {
  return kept ?? (query.isSuccess && query.isFetchedAfterMount ? query.data : undefined);
}
