/**
 * Classes of a box as wide as the page's content: 1280 px at most between margins of 16, 24 (from 768 px) and 32 px
 * (from 1024 px), DESIGN section 7. It answers to the nearest container and hands its margin on as `--tapa-page-margin`.
 */
export const PAGE_WIDTH =
  't:mx-auto t:w-full t:max-w-[calc(var(--tapa-page-max,1280px)+64px)] t:px-(--tapa-page-margin) t:[--tapa-page-margin:16px] t:@min-[768px]:[--tapa-page-margin:24px] t:@min-[1024px]:[--tapa-page-margin:32px]';
