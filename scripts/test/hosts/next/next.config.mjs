/** Everything that Next may refuse: what reads the time while it renders ahead, and links to pages that do not exist. */
export default { cacheComponents: true, typedRoutes: true, partialPrefetching: true };
