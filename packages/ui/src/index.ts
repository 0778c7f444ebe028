export { classNames } from './class-names.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export {
  Button,
  buttonClass,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './button/button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Field, type FieldControl, type FieldFrame, type FieldProps } from './field/field.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge/status-badge.tsx';
export {
  STATUS_STYLES,
  statusStyleOf,
  type StatusStyle,
  type StatusName,
  type StatusTone,
} from './status-badge/status-style.ts';
export { StepIndicator, type Step, type StepIndicatorProps } from './step-indicator/step-indicator.tsx';
export {
  iconAlert,
  iconArchive,
  iconArrowLeft,
  iconArrowRight,
  iconBell,
  iconBoat,
  iconBox,
  iconCalendar,
  iconCamera,
  iconCard,
  iconCash,
  iconChart,
  iconChat,
  iconCheck,
  iconChevronDown,
  iconChevronLeft,
  iconChevronRight,
  iconChevronUp,
  iconClock,
  iconColumns,
  iconCopy,
  iconDownload,
  iconEdit,
  iconExternal,
  iconEye,
  iconEyeOff,
  iconFile,
  iconFilter,
  iconGear,
  iconGift,
  iconGlobe,
  iconHelp,
  iconHome,
  iconInbox,
  iconInfo,
  iconList,
  iconLock,
  iconLogOut,
  iconMail,
  iconMapPin,
  iconMenu,
  iconMinus,
  iconMoon,
  iconMore,
  iconPaste,
  iconPhone,
  iconPlug,
  iconPlus,
  iconPrint,
  iconRefresh,
  iconScan,
  iconSearch,
  iconShare,
  iconShield,
  iconSort,
  iconStar,
  iconStore,
  iconSun,
  iconTag,
  iconTarget,
  iconThumbDown,
  iconThumbUp,
  iconTrash,
  iconTruck,
  iconUndo,
  iconUpload,
  iconUser,
  iconUsers,
  iconWallet,
  iconX,
} from './icon/icon-shapes.ts';
export { FieldGroup, type FieldGroupProps } from './field/field-group.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { useAnchored, type AnchoredOptions } from './popover/use-anchored.ts';
export { Combobox, type ComboboxLabels, type ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxOption, LoadOptions } from './combobox/use-options.ts';
export { RadioCards, type RadioCardOption, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field/money-field.tsx';
export { PhoneField, type PhoneFieldProps, type ReadPhone } from './phone-field/phone-field.tsx';
export { OtpField, type OtpFieldProps } from './otp-field/otp-field.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { TabLinks, Tabs, type TabItem, type TabLinksProps, type TabsProps } from './tabs/tabs.tsx';
export { Chip, FilterChip, type ChipProps, type FilterChipProps } from './chip/chip.tsx';
export { Tag, type TagProps, type TagTone } from './tag/tag.tsx';
export { SortHead, TableFrame, type SortHeadProps, type TableFrameProps } from './table/table.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkeletonRows, type SkeletonRowsProps } from './skeleton-rows/skeleton-rows.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { Banner, type BannerProps, type BannerTone } from './banner/banner.tsx';
export { ErrorBlock, type ErrorBlockProps } from './banner/error-block.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx';
export { ErrorSummary, type ErrorSummaryProps, type SummaryProblem } from './error-summary/error-summary.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx';
export { copyText } from './copy-button/copy-text.ts';
export { CourierLogo, type CourierLogoProps } from './courier-logo/courier-logo.tsx';
export { PriceBreakdown, type PriceBreakdownProps, type PriceLine } from './price-breakdown/price-breakdown.tsx';
export { RatingButtons, type RatingButtonsProps } from './rating-buttons/rating-buttons.tsx';
export { AddressSummary, type AddressSummaryProps } from './address-summary/address-summary.tsx';
export { Timeline, type TimelineProps } from './timeline/timeline.tsx';
export { groupByStatus, type TimelineEntry, type TimelineGroup } from './timeline/timeline-groups.ts';
export { PhotoStrip, type PhotoStripProps } from './photo-strip/photo-strip.tsx';
export { PackageSizeCards, type PackageSizeCardsProps } from './package-size-picker/package-size-cards.tsx';
export { PackageSizePicker, type PackageSizePickerProps } from './package-size-picker/package-size-picker.tsx';
export { AddressForm, type AddressFormProps } from './address-form/address-form.tsx';
export { PlaceForm, type PlaceFormProps } from './address-form/place-form.tsx';
export { AddressSearch } from './address-form/address-search.tsx';
export type { AddressSearchProps, ReadTypedAddress } from './address-form/address-search.tsx';
export type { Translate } from './translate.ts';
