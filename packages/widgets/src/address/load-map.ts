/**
 * The map 'Select your location', fetched when somebody asks for it. The builds a server gives to pages put another file in
 * this one's place: there the map is one file for all widgets, beside the script.
 */
export const loadMap = () => import('../map/open-map.tsx');
