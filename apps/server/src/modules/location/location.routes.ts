export const locationRoutes = [];
