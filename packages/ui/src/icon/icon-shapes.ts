/**
 * The kit's own drawings: one path each on a 24 px grid, drawn as a line with round ends.
 * Each is an export of its own, so a widget carries only those it shows.
 */
export const iconAlert = 'M12 4 2.5 20h19zM12 10v4M12 17h.01';
export const iconArchive = 'M3 5h18v4H3zM5 9v10h14V9M10 13h4';
export const iconArrowLeft = 'M20 12H4M10 6l-6 6 6 6';
export const iconArrowRight = 'M4 12h16M14 6l6 6-6 6';
export const iconBell = 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4';
export const iconBoat = 'M3 14h18c-1 4-4 6-9 6s-8-2-9-6zM12 14V4l6 7';
export const iconBox = 'M21 8 12 3 3 8v8l9 5 9-5zM3 8l9 5 9-5M12 13v8';
export const iconCalendar = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';
export const iconCamera = 'M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
export const iconCard = 'M3 6h18v12H3zM3 10h18M7 15h3';
export const iconCash = 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 12h.01M18 12h.01';
export const iconChart = 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6';
export const iconChat = 'M4 5h16v11H11l-5 4v-4H4z';
export const iconCheck = 'm5 12 5 5 9-10';
export const iconChevronDown = 'm6 9 6 6 6-6';
export const iconChevronLeft = 'm15 6-6 6 6 6';
export const iconChevronRight = 'm9 6 6 6-6 6';
export const iconChevronUp = 'm6 15 6-6 6 6';
export const iconClock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2';
export const iconColumns = 'M4 5h16v14H4zM10 5v14M15 5v14';
export const iconCopy = 'M9 9h11v11H9zM15 9V4H4v11h5';
export const iconDownload = 'M12 4v11M8 11l4 4 4-4M4 19h16';
export const iconEdit = 'M4 20v-4L15 5l4 4L8 20zM13 7l4 4';
export const iconExternal = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6';
export const iconEye =
  'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
export const iconEyeOff =
  'M4 4l16 16M9.5 5.5A9 9 0 0 1 12 5c4 0 7.5 2.5 10 7a16 16 0 0 1-3 4M6 7.5A15 15 0 0 0 2 12c2.5 4.5 6 7 10 7a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4 4';
export const iconFile = 'M6 3h8l4 4v14H6zM14 3v4h4';
export const iconFilter = 'M4 5h16l-6 8v6l-4-2v-4z';
export const iconGear =
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM19 12l2-1-2-4-2 .5-2-1.5-.5-2h-5L9 6 7 7.5 5 7l-2 4 2 1-2 1 2 4 2-.5L9 18l.5 2h5l.5-2 2-1.5 2 .5 2-4z';
export const iconGift =
  'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7 6 7 4.5S10.5 3 12 7zM12 7c3 0 5-1 5-2.5S13.5 3 12 7z';
export const iconGlobe = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18';
export const iconHelp =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.5h.01';
export const iconHome = 'm4 11 8-7 8 7v9h-5v-6H9v6H4z';
export const iconInbox = 'M4 13 7 5h10l3 8v6H4zM4 13h5l1 2h4l1-2h5';
export const iconInfo = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01';
export const iconList = 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01';
export const iconLock = 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4';
export const iconLogOut = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9';
export const iconMail = 'M3 6h18v12H3zM3 7l9 6 9-6';
export const iconMapPin =
  'M12 21c-4-4.5-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-3 6.5-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';
export const iconMenu = 'M4 7h16M4 12h16M4 17h16';
export const iconMinus = 'M5 12h14';
export const iconMoon = 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z';
export const iconMore =
  'M5 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2zM12 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2zM19 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2z';
export const iconPaste = 'M8 5H5v16h14V5h-3M8 3h8v4H8zM9 12h6M9 16h4';
export const iconPhone = 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z';
export const iconPlug = 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4';
export const iconPlus = 'M12 5v14M5 12h14';
export const iconPrint = 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z';
export const iconRefresh = 'M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13-3L4 9M5 14a7.5 7.5 0 0 0 13 3l2-2';
export const iconScan = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16';
export const iconSearch = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4';
export const iconShare = 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7';
export const iconShield = 'M12 3 4 6v6c0 4.5 3 7.5 8 9 5-1.5 8-4.5 8-9V6zM9 12l2 2 4-4';
export const iconSort = 'M8 5v14M5 16l3 3 3-3M16 19V5M13 8l3-3 3 3';
export const iconStar = 'm12 4 2.5 5.5 6 .6-4.5 4 1.3 5.900L12 17l-5.3 3 1.3-5.9-4.5-4 6-.6z';
export const iconStore = 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5';
export const iconSun =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5';
export const iconTag = 'M4 4h8l8 8-8 8-8-8zM8 8h.01';
export const iconTarget = 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2v5M12 17v5M2 12h5M17 12h5';
export const iconThumbDown = 'M17 4h3v10h-3zM17 14l-4 7a2 2 0 0 1-2-2v-4H6a2 2 0 0 1-2-2.400l1.2-6A2 2 0 0 1 7 5h10';
export const iconThumbUp = 'M7 20H4V10h3zM7 10l4-7a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.400l-1.2 6A2 2 0 0 1 17 19H7';
export const iconTrash = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';
export const iconTruck =
  'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
export const iconUndo = 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3';
export const iconUpload = 'M12 15V4M8 8l4-4 4 4M4 19h16';
export const iconUser = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.5-4 3.5-6 8-6s7.5 2 8 6';
export const iconUsers =
  'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c.5-3.5 3-5.5 7-5.5s6.5 2 7 5.5M16 4.5a4 4 0 0 1 0 7M18 15c2.3.7 3.7 2.4 4 5';
export const iconWallet = 'M4 7h15v12H4zM4 7l11-4v4M19 11h-4a2 2 0 0 0 0 4h4';
export const iconX = 'M6 6l12 12M18 6 6 18';
