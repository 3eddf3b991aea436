<?php

declare(strict_types=1);

namespace Bezel\Storefront\ViewModel;

use Bezel\Storefront\Model\Settings;
use Magento\Framework\Locale\ResolverInterface;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\Serialize\Serializer\JsonHexTag;
use Magento\Framework\UrlInterface;
use Magento\Framework\View\Asset\Repository;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Store\Model\StoreManagerInterface;

/**
 * Bezel's configuration for the page's store view. Nothing in it is of one shopper: pages are cached for all.
 */
class Configuration implements ArgumentInterface
{
    /**
     * @var Settings
     */
    private $settings;

    /**
     * @var StoreManagerInterface
     */
    private $storeManager;

    /**
     * @var ResolverInterface
     */
    private $localeResolver;

    /**
     * @var Json
     */
    private $json;

    /**
     * @var JsonHexTag
     */
    private $jsonHexTag;

    /**
     * @var Repository
     */
    private $assets;

    /**
     * @param Settings $settings
     * @param StoreManagerInterface $storeManager
     * @param ResolverInterface $localeResolver
     * @param Json $json
     * @param JsonHexTag $jsonHexTag
     * @param Repository $assets
     */
    public function __construct(
        Settings $settings,
        StoreManagerInterface $storeManager,
        ResolverInterface $localeResolver,
        Json $json,
        JsonHexTag $jsonHexTag,
        Repository $assets
    ) {
        $this->settings = $settings;
        $this->storeManager = $storeManager;
        $this->localeResolver = $localeResolver;
        $this->json = $json;
        $this->jsonHexTag = $jsonHexTag;
        $this->assets = $assets;
    }

    /**
     * JSON that may stand inside a script element.
     *
     * @return string
     */
    public function getJson(): string
    {
        $store = $this->storeManager->getStore();
        $given = $this->settings->getConfiguration();
        return $this->jsonHexTag->serialize(
            ($given ? $this->json->unserialize($given) : []) + [
                'baseUrl' => $store->getBaseUrl(UrlInterface::URL_TYPE_LINK),
                'locale' => $this->localeResolver->getLocale(),
                'currency' => $store->getCurrentCurrencyCode(),
                'country' => $this->settings->getDefaultCountry(),
                'addressFields' => $this->settings->getAddressFields(),
                'storeCode' => $store->getCode(),
                'ownRoutes' => [
                    '/checkout/config/data',
                    '/checkout/cart/items',
                    '/customer/account/addresspost',
                ],
            ]
        );
    }

    /**
     * An import map with the digest of every script and stylesheet of the build, as `manifest.json` lists them.
     *
     * @param string $folder URL of the build, ending in a slash
     * @return string
     */
    public function getImportMap(string $folder): string
    {
        $integrity = [];
        foreach ($this->getFiles() as $path => $file) {
            if (preg_match('/\\.(js|css)$/', $path)) {
                $integrity[$folder . $path] = $file['sha256'];
            }
        }
        $map = [];
        $map['integrity'] = (object)$integrity;
        // Slashes stay as they are: the islands look for the digest of a stylesheet by its path.
        return str_replace('\/', '/', $this->jsonHexTag->serialize($map));
    }

    /**
     * The digest of a file of the build, for the attribute `integrity`.
     *
     * @param string $path
     * @return string
     */
    public function getIntegrity(string $path): string
    {
        return $this->getFiles()[$path]['sha256'] ?? '';
    }

    /**
     * The files of the build by their path.
     *
     * @return array
     */
    private function getFiles(): array
    {
        $manifest = $this->assets->createAsset('Bezel_Storefront::bezel/manifest.json')->getContent();
        return $this->json->unserialize($manifest)['files'];
    }

    /**
     * A script that writes the cart's count into the page before it is painted.
     *
     * @return string
     */
    public function getCountSnippet(): string
    {
        return $this->assets->createAsset('Bezel_Storefront::bezel/count-snippet.js')->getContent();
    }
}
