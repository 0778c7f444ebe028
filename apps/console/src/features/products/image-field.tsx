import { Button, FieldGroup, Icon, iconCamera, iconTrash } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { PictureButton } from '../../shared/form/picture-button.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { shrinkImage } from '../../shared/form/shrink-image.ts';

export interface ImageFieldProps {
  /** Path of the stored picture, or null. */
  value: string | null;
  onValueChange: (path: string | null) => void;
  product_name: string;
}

/** The picture of a product: chosen, made small, uploaded at once, shown as it will be. */
export function ImageField({ value, onValueChange, product_name }: ImageFieldProps) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const picture = await shrinkImage(file);
      return picture && (await api.uploadProductImage({ body: picture }));
    },
    onSuccess: (stored) => {
      if (stored) onValueChange(stored.url);
    },
  });
  const problem = upload.isError
    ? errorText(upload.error)
    : upload.isSuccess && upload.data === null
      ? t('sell.image_failed')
      : undefined;
  return (
    <FieldGroup label={t('label.product_image')} hint={t('sell.image_hint')} error={problem}>
      <div className="c-sell__image">
        <ProductImage path={value} alt={t('sell.image_alt', { name: product_name })} size="large" />
        <div className="c-sell__image-actions">
          <PictureButton
            label={t('label.product_image')}
            is_busy={upload.isPending}
            busyLabel={t('sell.image_uploading')}
            onChoose={(file) => upload.mutate(file)}
          >
            {value === null ? t('sell.image_choose') : t('sell.image_change')}
          </PictureButton>
          {value === null ? null : (
            <Button variant="quiet" icon={iconTrash} onClick={() => onValueChange(null)}>
              {t('common.remove')}
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

/** The picture, or the place where one would be. */
export function ProductImage({ path, alt, size }: { path: string | null; alt: string; size: 'small' | 'large' }) {
  const px = size === 'large' ? 128 : 56;
  return path === null ? (
    <span className={`c-sell__picture c-sell__picture--${size} c-sell__picture--none`}>
      <Icon shape={iconCamera} size={size === 'large' ? 28 : 18} />
    </span>
  ) : (
    <img
      className={`c-sell__picture c-sell__picture--${size}`}
      src={path}
      alt={alt}
      width={px}
      height={px}
      loading="lazy"
    />
  );
}
