/** Renders the page with the build, so that the test sees what a server sends. */
export default { prerender: true };
